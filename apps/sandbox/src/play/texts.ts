import type { Language } from '../domain/language.ts'

/** The sentences of the game page. `{amount}`, `{times}`, `{symbols}` are filled in by the page. */
export interface PlayTexts {
  readonly locale: string
  readonly back: string
  readonly by: string
  readonly balance: string
  readonly stake: string
  readonly spin: string
  readonly spinning: string
  readonly retry: string
  readonly ready: string
  readonly reels: string
  readonly won: string
  readonly lost: string
  readonly bet: string
  readonly betting: string
  readonly readyToBet: string
  readonly lostBet: string
  readonly readyToPick: string
  readonly picks: string
  readonly draw: string
  readonly pickFirst: string
  readonly matchResult: string
  readonly matchNote: string
  readonly prizes: string
  readonly prizesNote: string
  readonly three: string
  readonly two: string
  readonly insufficient: string
  readonly ended: string
  readonly unknown: string
  readonly invalid: string
  readonly own: string
  readonly offline: string
  readonly pending: string
  readonly failed: string
  readonly resting: string
  readonly vendorResting: string
  readonly region: string
  readonly noScript: string
  readonly unknownTitle: string
}

const pt: PlayTexts = {
  locale: 'pt-BR',
  back: 'Voltar ao lobby',
  by: 'de {vendor}',
  balance: 'Saldo',
  stake: 'Aposta',
  spin: 'Girar',
  spinning: 'Girando…',
  retry: 'Tentar de novo',
  ready: 'Escolha a aposta e gire.',
  reels: 'Rolos: {symbols}',
  won: 'Você ganhou {amount} ({times}x a aposta)',
  lost: 'Desta vez não. Gire de novo.',
  bet: 'Apostar',
  betting: 'Apostando…',
  readyToBet: 'Escolha o valor e aposte.',
  lostBet: 'Desta vez não.',
  readyToPick: 'Escolha um resultado e o valor.',
  picks: 'Resultado da partida',
  draw: 'Empate',
  pickFirst: 'Escolha primeiro um resultado.',
  matchResult: 'Resultado: {result}.',
  matchNote: 'Partida de demonstração: o resultado de cada aposta é sorteado na hora.',
  prizes: 'Prêmios',
  prizesNote: 'Quantas vezes a aposta é paga quando os símbolos saem a partir da esquerda.',
  three: 'Três iguais',
  two: 'Dois iguais',
  insufficient: 'O saldo não cobre esta aposta. Escolha uma menor ou volte ao lobby para depositar.',
  ended: 'Esta sessão de jogo terminou. Volte ao lobby e abra o jogo outra vez.',
  unknown: 'Esta sessão de jogo não existe. Volte ao lobby e abra o jogo outra vez.',
  invalid: 'Esta aposta não é aceita neste jogo. Escolha outra.',
  own: 'Seus próprios limites de jogo, ou a sua pausa, não permitem esta rodada. Veja-os no lobby, em Jogo responsável.',
  offline: 'Sem resposta. Verifique a conexão e tente de novo: a mesma rodada nunca é cobrada duas vezes.',
  pending: 'A última rodada ficou sem resposta. Tente de novo para ver o resultado: ela nunca é cobrada duas vezes.',
  resting: 'O site está em manutenção. Tente de novo mais tarde.',
  vendorResting: 'Este provedor está em manutenção. Tente mais tarde ou escolha outro jogo.',
  region: 'O site não é oferecido onde você parece estar.',
  failed: 'O jogo não respondeu como devia. Tente de novo: a mesma rodada nunca é cobrada duas vezes.',
  noScript: 'Este jogo precisa de JavaScript. Ative-o no navegador ou volte ao lobby.',
  unknownTitle: 'Jogo não encontrado',
}

const en: PlayTexts = {
  locale: 'en',
  back: 'Back to the lobby',
  by: 'by {vendor}',
  balance: 'Balance',
  stake: 'Stake',
  spin: 'Spin',
  spinning: 'Spinning…',
  retry: 'Try again',
  ready: 'Choose your stake and spin.',
  reels: 'Reels: {symbols}',
  won: 'You won {amount} ({times} times your stake)',
  lost: 'Not this time. Spin again.',
  bet: 'Place bet',
  betting: 'Betting…',
  readyToBet: 'Choose your stake and bet.',
  lostBet: 'Not this time.',
  readyToPick: 'Choose an outcome and your stake.',
  picks: 'Outcome of the match',
  draw: 'Draw',
  pickFirst: 'Choose an outcome first.',
  matchResult: 'Result: {result}.',
  matchNote: 'A demo match: the result of each bet is drawn at once.',
  prizes: 'Prizes',
  prizesNote: 'How many times the stake is paid when symbols come from the left.',
  three: 'Three alike',
  two: 'Two alike',
  insufficient: 'Your balance does not cover this stake. Choose a smaller one, or go back to the lobby to deposit.',
  ended: 'This game session has ended. Go back to the lobby and open the game again.',
  unknown: 'There is no such game session. Go back to the lobby and open the game again.',
  invalid: 'This game does not take this stake. Choose another one.',
  own: 'Your own limits of play, or your pause, do not allow this round. See them in the lobby, under Play responsibly.',
  offline: 'No answer. Check your connection and try again: the same round is never charged twice.',
  pending: 'Your last round got no answer. Try again to see it: it is never charged twice.',
  resting: 'The site is under maintenance. Try again later.',
  vendorResting: 'This provider is under maintenance. Try again later, or choose another game.',
  region: 'The site is not offered where you seem to be.',
  failed: 'The game did not answer as it should. Try again: the same round is never charged twice.',
  noScript: 'This game needs JavaScript. Switch it on in the browser, or go back to the lobby.',
  unknownTitle: 'Game not found',
}

export const playTexts: Readonly<Record<Language, PlayTexts>> = { PT: pt, EN: en }
