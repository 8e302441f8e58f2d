/**
 * Returns the `Device` header for a sign-in from an installed (standalone) site, otherwise no header (specification
 * part 1, section 3).
 */
export const getDeviceHeader = (standalone: boolean): { readonly Device?: 'OTHERS' } =>
  standalone ? { Device: 'OTHERS' } : {}
