import type { Language } from '../domain/language.ts'
import type { Facts } from './facts.ts'
import { list, paragraphs, table } from './markup.ts'
import { drawLimit, mostBets, smallestStake } from './plays.ts'

export type HelpText = readonly [title: string, content: string]

/** A row of a table of games: what it is called, and the stakes that its rounds take. */
const rowOf = ({ stakes }: Facts, motif: string, title: string): readonly string[] => {
  const { from, to } = stakes((game) => game.motif === motif)
  return [title, from, to]
}

/** What the help centre tells of the games that a house is known for. */
export const helpOfHouse: Readonly<Record<string, (facts: Facts) => Readonly<Record<Language, HelpText>>>> = {
  Aurora: (facts) => ({
    PT: [
      'Mesas ao vivo',
      paragraphs(['Escolha o valor na tela e aposte: o resultado aparece na hora.']) +
        list([
          'Se a imagem travar, a rodada segue e o resultado aparece no <a href="/m/gameRecord">histórico de apostas</a>.',
          'Mesas VIP e privadas mostram um selo. As VIP são para quem tem um nível; as privadas dizem o preço antes de abrir.',
        ]) +
        table([
          ['Mesa', 'De', 'Até'],
          rowOf(facts, 'roulette', 'Roleta'),
          rowOf(facts, 'blackjack', 'Blackjack'),
          rowOf(facts, 'baccarat', 'Bacará'),
        ]),
    ],
    EN: [
      'Live tables',
      paragraphs(['Choose your stake on the screen and bet: the result is shown at once.']) +
        list([
          'If the picture stops, the round goes on and its result is in your <a href="/m/gameRecord">betting record</a>.',
          'VIP and private tables bear a badge. VIP ones are for members of a level; private ones tell their price before they open.',
        ]) +
        table([
          ['Table', 'From', 'To'],
          rowOf(facts, 'roulette', 'Roulette'),
          rowOf(facts, 'blackjack', 'Blackjack'),
          rowOf(facts, 'baccarat', 'Baccarat'),
        ]),
    ],
  }),
  Trevo: ({ write }) => ({
    PT: [
      'Loterias',
      paragraphs([
        'Escolha a loteria, marque os números ou deixe a sorte escolher, e confirme antes do fechamento. O relógio ao lado do sorteio mostra quanto falta.',
      ]) +
        list([
          `Cada aposta é de ${write(smallestStake)} ou mais, um bilhete tem até ${mostBets} apostas, e um sorteio até ${write(drawLimit)} por pessoa.`,
          'Cada bilhete aparece em <strong>Minhas apostas</strong>, com o número do sorteio.',
          'Enquanto o sorteio está aberto, você pode cancelar; o valor volta na hora.',
          'Prêmios caem no saldo assim que o resultado é publicado.',
        ]),
    ],
    EN: [
      'Lotteries',
      paragraphs([
        'Choose a lottery, mark your numbers or leave them to chance, and confirm before the draw closes. The clock beside the draw tells how long that is.',
      ]) +
        list([
          `A bet is ${write(smallestStake)} or more, a ticket has up to ${mostBets} bets, and a draw takes up to ${write(drawLimit)} a person.`,
          'Every ticket is listed under <strong>My bets</strong>, with the number of its draw.',
          'As long as the draw is open you may cancel; the stake returns at once.',
          'Prizes are in your balance as soon as the result is published.',
        ]),
    ],
  }),
  Kite: (facts) => {
    const { from, to } = facts.stakes(({ gameType }) => gameType === 'SPORTS' || gameType === 'ESPORTS')
    return {
      PT: [
        'Esportes e e-sports',
        paragraphs([
          'Toque em uma partida da página inicial, ou escolha um fornecedor em <a href="/m/gameList?gameType=SPORTS">Esportes</a>: o jogo abre na página dele.',
        ]) +
          list([
            `As apostas vão de ${from} a ${to}; cada jogo mostra o seu mínimo.`,
            'O resultado aparece na hora, e o prêmio cai no saldo.',
            'Cada aposta fica no <a href="/m/gameRecord">histórico de apostas</a>, com o valor e o resultado.',
          ]),
      ],
      EN: [
        'Sports and e-sports',
        paragraphs([
          'Press a match on the home page, or choose a vendor under <a href="/m/gameList?gameType=SPORTS">Sports</a>: the game opens on the page of its vendor.',
        ]) +
          list([
            `Stakes are from ${from} to ${to}; each game shows its smallest.`,
            'The result is shown at once, and prizes go straight to the balance.',
            'Every bet is in your <a href="/m/gameRecord">betting record</a>, with its stake and its result.',
          ]),
      ],
    }
  },
}
