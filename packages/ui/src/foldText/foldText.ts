/** Returns the form in which texts are searched: without case, accents and kinds of apostrophes. The sandbox folds by it too, so that a query finds there what it finds on the site. */
export const foldText = (text: string): string =>
  // Apostrophes first: the normalization would make a space of `´`.
  text
    .replace(/[‘’ʼ`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
