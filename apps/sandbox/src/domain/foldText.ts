/** Returns the form in which texts are searched: without case, accents and kinds of apostrophes. The site's `foldText` (`packages/ui`) has the same rule. */
export const foldText = (text: string): string =>
  // Apostrophes first: the normalization would make a space of `´`.
  text
    .replace(/[‘’ʼ`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
