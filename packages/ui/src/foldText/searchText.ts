/**
 * Normalises a text for searching: converts it to lower case, removes accents and replaces all kinds of apostrophes by
 * one kind. The sandbox uses this function too, so that a search has the same results in the sandbox and on the site.
 */
export const normaliseSearchText = (text: string): string =>
  // Replaces apostrophes before the normalisation, because the normal form NFKD would convert `´` to a space.
  text
    .replace(/[‘’ʼ`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
