import type { Language } from '../../domain/language.ts'

/** What the pages of the lotteries say. */
interface LotteryTexts {
  readonly locale: string
  readonly back: string
  readonly all: string
  readonly lobby: string
  readonly lobbyLead: string
  readonly balance: string
  readonly draw: string
  readonly last: string
  readonly open: string
  readonly locked: string
  readonly drawing: string
  readonly checking: string
  readonly closesIn: string
  readonly nextSoon: string
  readonly plays: string
  readonly odds: string
  readonly typed: string
  readonly add: string
  readonly surprise: string
  readonly yours: string
  readonly remove: string
  readonly stake: string
  readonly place: string
  readonly placing: string
  readonly again: string
  readonly none: string
  readonly bets: string
  readonly bet: string
  readonly orders: string
  readonly noOrders: string
  readonly everyOrder: string
  readonly cancel: string
  readonly cancelled: string
  readonly placed: string
  readonly won: string
  readonly lost: string
  readonly statusOPEN: string
  readonly statusWON: string
  readonly statusLOST: string
  readonly statusCANCELLED: string
  readonly history: string
  readonly closed: string
  readonly insufficient: string
  readonly own: string
  readonly limit: string
  readonly stakeRange: string
  readonly invalid: string
  readonly notCancelled: string
  readonly offline: string
  readonly failed: string
  readonly resting: string
  readonly vendorResting: string
  readonly region: string
  readonly ended: string
  readonly noScript: string
  readonly unknownTitle: string
  readonly unknown: string
  readonly DIGITS: string
  readonly DICE: string
  readonly RACE: string
  readonly PICK: string
}

const pt: LotteryTexts = {
  locale: 'pt-BR',
  back: 'Voltar ao lobby',
  all: 'Todas as loterias',
  lobby: 'Loterias',
  lobbyLead: 'Escolha um sorteio. O relógio é o da casa.',
  balance: 'Saldo',
  draw: 'Sorteio {numero}',
  last: 'Último resultado',
  open: 'Apostas abertas',
  locked: 'Apostas encerradas',
  drawing: 'Sorteando…',
  checking: 'Conferindo…',
  closesIn: 'Fecha em',
  nextSoon: 'O próximo sorteio abre em {time}.',
  plays: 'Tipo de aposta',
  odds: 'paga {odds}x',
  typed: 'Digite {count} dígitos',
  add: 'Adicionar',
  surprise: 'Surpresinha',
  yours: 'Suas escolhas',
  remove: 'Tirar {bet}',
  stake: 'Valor de cada aposta',
  place: 'Apostar {amount}',
  placing: 'Enviando…',
  again: 'Tentar de novo',
  none: 'Escolha uma aposta',
  bets: '{count} apostas',
  bet: '1 aposta',
  orders: 'Minhas apostas',
  noOrders: 'As suas apostas nesta loteria aparecem aqui.',
  everyOrder: 'Todas as minhas apostas',
  cancel: 'Cancelar',
  cancelled: 'Aposta cancelada. {amount} voltou ao seu saldo.',
  placed: 'Aposta feita no sorteio {numero}. Boa sorte!',
  won: 'Você ganhou {amount} no sorteio {numero}!',
  lost: 'Saiu o sorteio {numero}. Desta vez não foi.',
  statusOPEN: 'Em aberto',
  statusWON: 'Ganhou',
  statusLOST: 'Não ganhou',
  statusCANCELLED: 'Cancelada',
  history: 'Últimos sorteios',
  closed: 'Este sorteio não aceita mais apostas. Suas escolhas ficam para o próximo.',
  own: 'Seus próprios limites de jogo, ou a sua pausa, não permitem esta aposta. Veja-os no lobby, em Jogo responsável.',
  insufficient: 'O saldo não cobre estas apostas. Diminua o valor ou volte ao lobby para depositar.',
  limit: 'Isso passa do limite por sorteio.',
  stakeRange: 'Este valor está fora dos limites da aposta.',
  invalid: 'Esta aposta não é oferecida nesta loteria.',
  notCancelled: 'O sorteio já fechou: esta aposta não pode mais ser cancelada.',
  offline: 'Sem resposta. Verifique a conexão e tente de novo: a mesma aposta nunca é cobrada duas vezes.',
  resting: 'O site está em manutenção. Tente de novo mais tarde.',
  vendorResting: 'Este provedor está em manutenção. Tente mais tarde ou escolha outro jogo.',
  region: 'O site não é oferecido onde você parece estar.',
  failed: 'A loteria não respondeu como devia. Tente de novo: a mesma aposta nunca é cobrada duas vezes.',
  ended: 'Esta sessão terminou. Volte ao lobby e abra a loteria outra vez.',
  noScript: 'As loterias precisam de JavaScript. Ative-o no navegador ou volte ao lobby.',
  unknownTitle: 'Loteria não encontrada',
  unknown: 'Esta sessão não existe. Volte ao lobby e abra a loteria outra vez.',
  DIGITS: 'Dígitos',
  DICE: 'Dados',
  RACE: 'Regatas',
  PICK: 'Seis dígitos',
}

const en: LotteryTexts = {
  locale: 'en',
  back: 'Back to the lobby',
  all: 'All lotteries',
  lobby: 'Lotteries',
  lobbyLead: 'Choose a draw. The clock is the house’s.',
  balance: 'Balance',
  draw: 'Draw {numero}',
  last: 'Last result',
  open: 'Open for bets',
  locked: 'Bets are closed',
  drawing: 'Drawing…',
  checking: 'Checking…',
  closesIn: 'Closes in',
  nextSoon: 'The next draw opens in {time}.',
  plays: 'Kind of bet',
  odds: 'pays {odds}x',
  typed: 'Type {count} digits',
  add: 'Add',
  surprise: 'Lucky pick',
  yours: 'Your picks',
  remove: 'Remove {bet}',
  stake: 'Stake of each bet',
  place: 'Bet {amount}',
  placing: 'Sending…',
  again: 'Try again',
  none: 'Choose a bet',
  bets: '{count} bets',
  bet: '1 bet',
  orders: 'My bets',
  noOrders: 'Your bets on this lottery appear here.',
  everyOrder: 'All my bets',
  cancel: 'Cancel',
  cancelled: 'Bet cancelled. {amount} is back in your balance.',
  placed: 'Your bet is on draw {numero}. Good luck!',
  won: 'You won {amount} in draw {numero}!',
  lost: 'Draw {numero} is out. Not this time.',
  statusOPEN: 'Open',
  statusWON: 'Won',
  statusLOST: 'Not won',
  statusCANCELLED: 'Cancelled',
  history: 'Last draws',
  closed: 'This draw takes no more bets. Your picks stay for the next one.',
  own: 'Your own limits of play, or your pause, do not allow this bet. See them in the lobby, under Play responsibly.',
  insufficient: 'Your balance does not cover these bets. Lower the stake, or go back to the lobby to deposit.',
  limit: 'This is more than you may stake on one draw.',
  stakeRange: 'This stake is outside the limits of the bet.',
  invalid: 'This bet is not offered in this lottery.',
  notCancelled: 'The draw has closed: this bet can no longer be cancelled.',
  offline: 'No answer. Check your connection and try again: the same bet is never charged twice.',
  resting: 'The site is under maintenance. Try again later.',
  vendorResting: 'This provider is under maintenance. Try again later, or choose another game.',
  region: 'The site is not offered where you seem to be.',
  failed: 'The lottery did not answer as it should. Try again: the same bet is never charged twice.',
  ended: 'This session has ended. Go back to the lobby and open the lottery again.',
  noScript: 'The lotteries need JavaScript. Switch it on in the browser, or go back to the lobby.',
  unknownTitle: 'Lottery not found',
  unknown: 'There is no such session. Go back to the lobby and open the lottery again.',
  DIGITS: 'Digits',
  DICE: 'Dice',
  RACE: 'Regattas',
  PICK: 'Six digits',
}

export const lotteryTexts: Readonly<Record<Language, LotteryTexts>> = { PT: pt, EN: en }
