/** The header of a sign-in from a site that runs standalone, as an installed app (specification part 1, section 3). */
export const deviceHeader = (standalone: boolean): { readonly Device?: 'OTHERS' } =>
  standalone ? { Device: 'OTHERS' } : {}
