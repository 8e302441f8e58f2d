import { forbiddenKind } from '@lobby/merchant'
import { formatShare, writeMoney } from '../domain/formatMoney.ts'
import type { Language } from '../domain/language.ts'
import { methodsFor } from '../domain/money/deposits.ts'
import { cashbackTerms } from '../domain/promotions/cashback.ts'
import { inviteTerms } from '../domain/promotions/invites.ts'
import { largestStake } from '../domain/rounds.ts'
import type { Tenant } from '../domain/tenants.ts'
import { activities } from './activities.ts'
import { games, type SeedGame } from './games.ts'
import { seedRegistration } from './registration.ts'

/** What texts need of a merchant. */
export type House = Pick<Tenant, 'id' | 'name' | 'hosts' | 'minimumAge' | 'images' | 'flags' | 'market' | 'currency'>

/** A mission in words: its reward, and what has to be staked for it. */
interface Mission {
  readonly reward: string
  readonly stakes: string
}

/** What a merchant really gives and asks for, taken from the rules that pay and check it, as texts of one language write it. */
export interface Facts {
  /** Writes an amount of minor units. */
  readonly write: (minor: number) => string
  /** Writes a share of ten-thousandths. */
  readonly share: (basisPoints: number) => string
  /** What registering gives; undefined for nothing. */
  readonly welcome: string | undefined
  /** Whether the merchant shows its levels (`memberClub`). */
  readonly hasClub: boolean
  readonly start: Mission
  readonly thousand: Mission
  readonly friend: { readonly reward: string; readonly deposit: string }
  readonly cashback: string
  /** The smallest deposit of all ways to pay in. */
  readonly smallestDeposit: string
  /** Hundreds of games, rounded down. */
  readonly gameCount: number
  /** The stakes of a round of the games that fit: the smallest that one of them takes, and the largest. */
  readonly stakes: (fits: (game: SeedGame) => boolean) => { readonly from: string; readonly to: string }
}

function missionOf(key: string, write: Facts['write']): Mission {
  const mission = activities.find((activity) => activity.key === key && activity.play === 'MISSION')
  if (!mission) throw new Error(`There is no mission ${key}. Texts of offers name it: take it out of them too.`)
  return { reward: write(mission.reward), stakes: write(mission.stakes) }
}

/** Collects what the texts of a merchant say, in one language. */
export function factsOf({ id, flags, market, currency }: House, language: Language): Facts {
  const write = writeMoney(currency, language)
  const share = (basisPoints: number): string => formatShare(basisPoints, language)
  const { welcome } = seedRegistration(id)
  const own = games.filter(({ gameType }) => market === undefined || gameType !== forbiddenKind)
  return {
    write,
    share,
    welcome: welcome > 0 ? write(welcome) : undefined,
    hasClub: flags.includes('memberClub'),
    start: missionOf('welcome', write),
    thousand: missionOf('thousand', write),
    friend: { reward: write(inviteTerms.reward), deposit: write(inviteTerms.deposit) },
    cashback: share(cashbackTerms.basisPoints),
    smallestDeposit: write(Math.min(...methodsFor(currency).map(({ min }) => min))),
    gameCount: Math.floor(own.length / 100) * 100,
    stakes: (fits) => ({
      from: write(Math.min(...own.filter(fits).map(({ minBetMinor }) => minBetMinor))),
      to: write(largestStake),
    }),
  }
}
