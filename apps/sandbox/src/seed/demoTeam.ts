import team from './data/team.json' with { type: 'json' }

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
export const demoTeam = team as readonly TeamPerson[]

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
