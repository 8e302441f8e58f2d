/**
 * Folds a text for searching: removes case and accents and unifies apostrophes. The sandbox uses it too, so that a
 * query has the same results there as on the site.
 */
export const foldText = (text: string): string =>
  // Replaces apostrophes first, since NFKD would turn `´` into a space.
  text
    .replace(/[‘’ʼ`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
