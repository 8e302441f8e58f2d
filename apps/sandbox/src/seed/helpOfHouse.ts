import type { Language } from '../domain/language.ts'
import { list, paragraphs, table } from './markup.ts'

export type HelpText = readonly [title: string, content: string]

/** What the help centre tells of the games that a house is known for. */
export const helpOfHouse: Readonly<Record<string, Readonly<Record<Language, HelpText>>>> = {
  Aurora: {
    PT: [
      'Mesas ao vivo',
      paragraphs(['As mesas são transmitidas de estúdios, com crupiês de verdade. Você aposta na tela; a câmera mostra cada carta e cada giro.']) +
        list([
          'O tempo para apostar aparece ao redor do botão. O que não foi confirmado a tempo não vale.',
          'Se a imagem travar, a rodada segue na mesa e o resultado aparece no histórico.',
          'Mesas VIP e privadas mostram um selo; as privadas dizem o preço antes de abrir.',
        ]) +
        table([
          ['Mesa', 'De', 'Até'],
          ['Roleta', 'R$ 0,50', 'R$ 20.000,00'],
          ['Blackjack', 'R$ 5,00', 'R$ 10.000,00'],
          ['Bacará', 'R$ 5,00', 'R$ 20.000,00'],
        ]),
    ],
    EN: [
      'Live tables',
      paragraphs(['The tables are broadcast from studios, with real dealers. You bet on the screen; the camera shows every card and every spin.']) +
        list([
          'The time to bet is shown around the button. What is not confirmed in time does not count.',
          'If the picture stops, the round goes on at the table and its result is in your record.',
          'VIP and private tables bear a badge; private ones tell their price before they open.',
        ]) +
        table([
          ['Table', 'From', 'To'],
          ['Roulette', 'R$ 0.50', 'R$ 20,000.00'],
          ['Blackjack', 'R$ 5.00', 'R$ 10,000.00'],
          ['Baccarat', 'R$ 5.00', 'R$ 20,000.00'],
        ]),
    ],
  },
  Trevo: {
    PT: [
      'Loterias e bolões',
      paragraphs(['Escolha a loteria, marque os números ou deixe a sorte escolher, e confirme antes do fechamento. O relógio ao lado do sorteio mostra quanto falta.']) +
        list([
          'Cada bilhete aparece em <strong>Minhas apostas</strong>, com o número do sorteio.',
          'Enquanto o sorteio está aberto, você pode cancelar; o valor volta na hora.',
          'Prêmios caem no saldo assim que o resultado é publicado.',
        ]) +
        paragraphs(['No <strong>bolão</strong> várias pessoas dividem os mesmos jogos. O prêmio é dividido pelas cotas, e os números ficam à vista antes do sorteio.']),
    ],
    EN: [
      'Lotteries and pools',
      paragraphs(['Choose a lottery, mark your numbers or leave them to chance, and confirm before the draw closes. The clock beside the draw tells how long that is.']) +
        list([
          'Every ticket is listed under <strong>My bets</strong>, with the number of its draw.',
          'As long as the draw is open you may cancel; the stake returns at once.',
          'Prizes are in your balance as soon as the result is published.',
        ]) +
        paragraphs(['In a <strong>pool</strong> several people share the same tickets. The prize is split by share, and the numbers are there to see before the draw.']),
    ],
  },
  Kite: {
    PT: [
      'Apostas esportivas',
      paragraphs(['Toque em uma cotação e ela vai para o cupom. Em <strong>simples</strong>, cada palpite é uma aposta; na <strong>combinada</strong>, as cotações se multiplicam e todos precisam acertar.']) +
        table([
          ['Palpites', 'Turbo da combinada'],
          ['3', '10%'],
          ['4', '25%'],
          ['5 ou mais', '50%'],
        ]) +
        list([
          'Se a cotação mudar enquanto você confirma, perguntamos antes.',
          'Partidas adiadas por mais de 48 horas são anuladas e o valor volta.',
          'O encerramento antecipado paga na hora o valor mostrado na aposta.',
        ]),
    ],
    EN: [
      'Sports bets',
      paragraphs(['Press the odds and they go on your slip. As <strong>singles</strong>, every pick is a bet of its own; in a <strong>combo</strong> the odds multiply, and all picks have to be right.']) +
        table([
          ['Picks', 'Combo boost'],
          ['3', '10%'],
          ['4', '25%'],
          ['5 or more', '50%'],
        ]) +
        list([
          'Should the odds change while you confirm, we ask first.',
          'Matches put off by more than 48 hours are void, and the stake returns.',
          'Cash out pays at once what is shown on the bet.',
        ]),
    ],
  },
}
