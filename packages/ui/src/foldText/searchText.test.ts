import { expect, test } from 'vitest'
import { normaliseSearchText } from './searchText.ts'

test.each([
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
])('normalises the text %j to %j for searching', (text, folded) => expect(normaliseSearchText(text)).toBe(folded))
