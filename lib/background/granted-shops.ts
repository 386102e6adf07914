/** What the platform must offer to look at shops that the manifest does not name. */
export interface GrantedShopsDependencies {
  grantedOrigins(): Promise<readonly string[]>;
  registerDetector(patterns: readonly string[]): Promise<void>;
  /** The proxy's own host is granted, too, and is no shop. */
  proxyHost(): Promise<string | undefined>;
}

/**
 * Shops that the user allowed are looked at like those of the manifest. Registered anew at each start and after each change:
 * an update forgets registrations, and a permission can be taken back in the browser's own settings.
 */
export function createGrantedShops(deps: GrantedShopsDependencies) {
  return async function register(): Promise<void> {
    const proxyHost = await deps.proxyHost();
    const origins = await deps.grantedOrigins();
    const shops = origins.filter(
      (pattern) => /^https?:\/\//.test(pattern) && !pattern.includes(`//${proxyHost ?? ''}/`),
    );
    await deps.registerDetector(shops);
  };
}
