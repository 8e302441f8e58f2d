/**
 * The most that the first visit to home may weigh, in bytes of brotli 11: its JavaScript with the larger dictionary, and its document.
 * @param floor bytes of the floor app's first-load JavaScript, built beside it
 */
export const homeLimits = (floor: number): { readonly scripts: number; readonly document: number } => ({
  scripts: Math.floor(1.15 * floor),
  document: 11_500,
})
