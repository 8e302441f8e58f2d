/**
 * Texts with the form in which they are searched. The site and the sandbox each have a `foldText`, since neither may import the other: both are tested
 * with this table, so that a query finds on the platform what it finds on the site.
 */
export const foldCases: readonly (readonly [text: string, folded: string])[] = [
  ['São João', 'sao joao'],
  ['ÇÃO', 'cao'],
  ['Pão de Açúcar'.normalize('NFD'), 'pao de acucar'],
  ["D'Oro", "d'oro"],
  ['D’Oro', "d'oro"],
  ['D‘Oro', "d'oro"],
  ['DʼOro', "d'oro"],
  ['D`Oro', "d'oro"],
  ['D´Oro', "d'oro"],
  ['Ｎｅｏｎ ﬁsh', 'neon fish'],
  ['İzmir', 'izmir'],
  ['ÇÃO ’n’ 東京 Ж!', "cao 'n' 東京 ж!"],
  ['', ''],
]
