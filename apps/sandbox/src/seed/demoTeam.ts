/** Somebody of the demo agent's team; every tenant has them all, with the password of the demo. */
export interface TeamPerson {
  readonly name: string
  readonly nickname: string
  /** The name of whoever stands directly above. */
  readonly upline: string
  readonly agent?: true
  /** How many days ago they joined. */
  readonly days: number
}

/** Five levels below `agent`; whoever stands above comes first. */
export const demoTeam: readonly TeamPerson[] = [
  { name: 'bruna84', nickname: 'Bruna', upline: 'agent', agent: true, days: 160 },
  { name: 'thiago77', nickname: 'Thiago', upline: 'agent', agent: true, days: 141 },
  { name: 'helena31', nickname: 'Helena', upline: 'agent', agent: true, days: 88 },
  { name: 'caua09', nickname: 'Cauã', upline: 'agent', days: 64 },
  { name: 'yasmin52', nickname: 'Yasmin', upline: 'agent', days: 19 },
  { name: 'otavio18', nickname: 'Otávio', upline: 'agent', days: 0 },
  { name: 'larissa66', nickname: 'Larissa', upline: 'bruna84', agent: true, days: 130 },
  { name: 'renato23', nickname: 'Renato', upline: 'bruna84', days: 97 },
  { name: 'sofia40', nickname: 'Sofia', upline: 'bruna84', days: 41 },
  { name: 'danilo55', nickname: 'Danilo', upline: 'bruna84', days: 6 },
  { name: 'marcela12', nickname: 'Marcela', upline: 'thiago77', agent: true, days: 112 },
  { name: 'igor90', nickname: 'Igor', upline: 'thiago77', days: 73 },
  { name: 'priscila27', nickname: 'Priscila', upline: 'thiago77', days: 25 },
  { name: 'wesley61', nickname: 'Wesley', upline: 'helena31', days: 58 },
  { name: 'tainara45', nickname: 'Tainara', upline: 'helena31', days: 3 },
  { name: 'murilo38', nickname: 'Murilo', upline: 'larissa66', agent: true, days: 103 },
  { name: 'jade19', nickname: 'Jade', upline: 'larissa66', days: 52 },
  { name: 'breno83', nickname: 'Breno', upline: 'larissa66', days: 1 },
  { name: 'livia70', nickname: 'Lívia', upline: 'marcela12', days: 80 },
  { name: 'samuel14', nickname: 'Samuel', upline: 'marcela12', days: 33 },
  { name: 'alicia36', nickname: 'Alícia', upline: 'murilo38', agent: true, days: 84 },
  { name: 'heitor92', nickname: 'Heitor', upline: 'murilo38', days: 47 },
  { name: 'nicole58', nickname: 'Nicole', upline: 'alicia36', days: 61 },
  { name: 'vitor24', nickname: 'Vítor', upline: 'alicia36', days: 29 },
  { name: 'elisa73', nickname: 'Elisa', upline: 'alicia36', days: 0 },
]

/** The rate of the demo agent in a category that `houseRates` does not name, in ten-thousandths. */
export const defaultRate = 20

/** The rates of the demo agent in ten-thousandths. */
export const houseRates: Readonly<Record<string, number>> = {
  RNG: 60,
  LIVE: 40,
  SPORTS: 50,
  ESPORTS: 50,
  FISH: 60,
  PVP: 40,
}

/** What each level keeps of its rates, in ten-thousandths. */
export const rateStep = 10
