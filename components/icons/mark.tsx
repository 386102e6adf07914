/** The sign of the house: here, and elsewhere. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#0c6350" />
      <circle cx="12" cy="20" r="5.6" fill="none" stroke="#f6f3ea" stroke-width="2.8" />
      <path
        d="M12 9.5c0-1.4 2.6-3.6 6-3.6"
        fill="none"
        stroke="#f6f3ea"
        stroke-width="2.2"
        stroke-linecap="round"
        opacity=".55"
      />
      <circle cx="22.6" cy="9.8" r="4.6" fill="#f5a06b" />
    </svg>
  );
}
