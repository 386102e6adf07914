/** What the build was made for: for users, or for the demonstration. */
export type BuildMode = 'production' | 'demo';

declare global {
  interface ImportMeta {
    readonly env: { readonly MODE: BuildMode };
  }
}
