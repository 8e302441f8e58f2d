import { describe, expect, test } from 'vitest'
import { flatMessages, knownMessages } from './build/knownMessages.ts'

const languages = Object.entries(knownMessages()).map(([language, groups]) => [language, flatMessages(groups)] as const)

describe.each(languages)('the texts in %s', (language, messages) => {
  test('say of all that is staked before a withdrawal that it is: deposits, bonuses and rebates', () => {
    const told = Object.entries(messages).filter(([id]) =>
      /\.(?:reason|refused|transfer|withdrawal)\.turnover$|\.turnover\.text$/.test(id),
    )
    expect(told.length).toBeGreaterThan(5)
    for (const [id, text] of told)
      expect(text, id).toMatch(language === 'PT' ? /depósitos, bônus e rebates/ : /deposits, bonuses and rebates/)
  })

  test('promise no offer that no platform of the contract has', () => {
    const promised =
      /\bgiros?\b|\bspins?\b|roda da sorte|\bwheel\b|\bbol(?:ão|ões)\b|\bpools?\b|apostas? grátis|free bets?/i
    expect(Object.entries(messages).filter(([, text]) => promised.test(text))).toEqual([])
    // The control: planted ones are found.
    expect(
      ['Cashback, wheel prizes and level gifts', 'Cashback, roda da sorte e presentes'].filter((text) =>
        promised.test(text),
      ),
    ).toHaveLength(2)
  })
})
