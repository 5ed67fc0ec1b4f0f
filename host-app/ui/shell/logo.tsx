/** Three steps that lead up. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" className="logo-ground" />
    <path className="logo-steps" d="M7 24h6v-6h6v-6h6" />
  </svg>
);
