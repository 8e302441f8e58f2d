import { narrowJsonToObject, isNonEmptyPlainText, parseJson } from './checks.ts'
import { parseSessionInfo, type SessionInfo } from './sessionInfo.ts'

/** Describes how one value is stored. */
export interface StorageKey<T> {
  /** The key in the browser's storage. The keys of the specification must not change. */
  readonly name: string
  /**
   * When the storage is full, values of a lower rank are removed first: 0 caches, 1 conveniences, 2 choices, 3 the
   * session.
   */
  readonly rank: 0 | 1 | 2 | 3
  /** True if the value is in the session storage, so that it is removed when the visit or the member's session ends. */
  readonly visit?: true
  /** Parses the stored text. Returns undefined if the value is invalid or has another version. */
  readonly read: (text: string, merchantId: string) => T | undefined
  readonly write: (value: T, merchantId: string) => string
}

/** The prefix of all caches. Caches are removed first when the storage is full. */
export const CACHE_KEY_PREFIX = 'MC_CACHE_'

// A value that only one lazy screen reads is validated by that screen, so that the code is in the chunk of the screen.
const isDefined = (value: unknown): value is unknown => value !== undefined

/**
 * Defines a value that is stored with its merchant and a version. A value of another merchant or version is ignored.
 */
function versionedKey(name: string, rank: 0 | 1 | 2): StorageKey<unknown>
function versionedKey<T>(name: string, rank: 0 | 1 | 2, isValue: (value: unknown) => value is T): StorageKey<T>
function versionedKey(
  name: string,
  rank: 0 | 1 | 2,
  isValue: (value: unknown) => boolean = isDefined,
): StorageKey<unknown> {
  return {
    name,
    rank,
    read: (text, merchantId) => {
      const { v, m, d } = narrowJsonToObject(parseJson(text)) ?? {}
      return v === 1 && m === merchantId && isValue(d) ? d : undefined
    },
    write: (value, merchantId) => JSON.stringify({ v: 1, m: merchantId, d: value }),
  }
}

const asVisitKey = <T>(key: StorageKey<T>): StorageKey<T> => ({ ...key, visit: true })
const visitKey = (name: string) => asVisitKey(versionedKey(name, 1))

const session: StorageKey<SessionInfo> = {
  name: 'MC_SESSION_INFO',
  rank: 3,
  read: parseSessionInfo,
  write: ({ token, merchantCode, userName, type, firstTimeLogin }) =>
    JSON.stringify({ token, merchantCode, userName, type, firstTimeLogin }),
}

const language: StorageKey<string> = {
  name: 'MC_LANG',
  rank: 2,
  // Accepts the language code with and without quotes, because other builds of the site may have stored the code as
  // JSON.
  read: (text) => /^"?([A-Z]{2}(?:-[A-Z]{2})?)"?$/.exec(text)?.[1],
  write: String,
}

/** Defines a value that is stored as plain JSON, for names and shapes that the specification defines. */
const plainJsonKey = (name: string): StorageKey<unknown> => ({
  name,
  rank: 2,
  read: parseJson,
  write: (value) => JSON.stringify(value),
})

const autoLogin: StorageKey<0 | 1> = {
  name: 'MC_AUTO_LOGIN',
  rank: 2,
  read: (text) => (text === '0' ? 0 : text === '1' ? 1 : undefined),
  write: String,
}

/**
 * Defines a cached response of the platform. `createCacheFirstQueryOptions` validates its member and its age.
 */
const cacheKey = (name: string) => versionedKey(CACHE_KEY_PREFIX + name, 0)

/** All values that the site stores in the browser, by the name that code uses. */
export const storageKeys = {
  session,
  language,
  autoLogin,
  /**
   * How a member closed the announcement popup (specification part 1, section 4). `popupOfGuests` stores this for
   * guests.
   */
  popupOfMembers: plainJsonKey('SHELL_PU_A'),
  popupOfGuests: plainJsonKey('SHELL_PU_B'),
  hideDownloadBar: plainJsonKey('hideDownloadBar'),
  lotteryFavourites: plainJsonKey('LOTTFAV'),
  /** Set when the player has dismissed or accepted the offer to add the site to the home screen. */
  addToHomeGone: versionedKey('MC_ADD_TO_HOME', 2),
  /** Set when the player has opened another page than home in this visit. */
  beenElsewhere: visitKey('MC_BEEN_ELSEWHERE'),
  balanceHidden: versionedKey('MC_BALANCE_HIDDEN', 1, (value): value is boolean => typeof value === 'boolean'),
  remember: versionedKey('MC_REMEMBER', 1),
  rememberSalt: versionedKey('MC_REMEMBER_SALT', 1),
  trialName: visitKey('MC_TRIAL_USER'),
  homeTab: asVisitKey(versionedKey('MC_HOME_TAB', 1, (value): value is string => isNonEmptyPlainText(value, 20))),
  keptScroll: visitKey('MC_PLACES'),
  keptList: visitKey('MC_LIST'),
  /**
   * The balance that the member saw last. After a game, an animation counts from this balance to the new balance.
   */
  seenBalance: visitKey('MC_SEEN_BALANCE'),
  /**
   * Older builds of the site wrote this value. This build never reads it. It removes the value when the member changes
   * the password or the session ends.
   */
  oldPassword: visitKey('MC_PASSWORD'),
  /** The times at which the countdowns for SMS codes end. */
  smsCodes: visitKey('MC_SMS_CODES'),
  /**
   * The platform's ticket for a verification code that a third party sends to the player. The ticket is useless without
   * the code.
   */
  codeTicket: visitKey('MC_CODE_TICKET'),
  /** The input of the registration form, without secrets. */
  registerDraft: visitKey('MC_REGISTER_DRAFT'),
  /** The kind of the identity document to upload and the name on it. Nothing else of the document is stored. */
  documentDraft: visitKey('MC_DOCUMENT_DRAFT'),
  /** The time at which a page last loaded a new build of the site. */
  updatedAt: versionedKey('MC_UPDATED_AT', 1, (value): value is number => typeof value === 'number'),
  /** The calls that move money, by kind and member, until their outcome is known. They contain no secrets. */
  moneyOrders: versionedKey('MC_MONEY_ORDERS', 2),
  /** The feedback that a member has begun to write, until it is sent. */
  feedbackDraft: versionedKey('MC_FEEDBACK', 2),
  /** Responsible gaming: the result of the self-test, and how many reality checks the player of a session has seen. */
  ownPlay: versionedKey('MC_OWN_PLAY', 1),
  affiliate: versionedKey('MC_AFFILIATE', 2),
  memberInfoCache: cacheKey('memberInfo'),
  bankListCache: cacheKey('bankList'),
  noticeCache: cacheKey('notice'),
  /** The banners of home, which are the same for everybody. A later visit shows them first. */
  bannersCache: cacheKey('banners'),
  gameTypesCache: cacheKey('gameTypes'),
  lotteriesCache: cacheKey('lotteries'),
  vassalagesCache: cacheKey('allVassalages'),
  hotGamesCache: cacheKey('hotGames'),
  recentGamesCache: cacheKey('recentGames'),
  registerRulesCache: cacheKey('registerValidation'),
}

/** The caches that belong to one member. They are removed when the session ends. */
export const memberCacheNames = ['memberInfoCache', 'bankListCache', 'recentGamesCache'] as const

export type StorageKeys = typeof storageKeys
export type StorageKeyName = keyof StorageKeys
export type CacheName = Extract<StorageKeyName, `${string}Cache`>
export type StoredValue<Name extends StorageKeyName> = StorageKeys[Name] extends StorageKey<infer T> ? T : never
