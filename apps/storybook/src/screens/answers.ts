import { refusal, type Answer, type Answers } from '@lobby/platform/testing'

/** An answer that never comes. */
const pending: Answer = () => new Promise<Response>(() => undefined)
/** A server that failed. */
const broken: Answer = () => new Response('', { status: 500 })

const home = ['GET /wps/announcement/home', 'GET /wps/game/popular', 'GET /wps/game/hotGames']
const all = (answer: Answer): Answers => Object.fromEntries(home.map((route) => [route, answer]))

/** Home while nothing has come yet. */
export const homePending = all(pending)
/** Home when everything failed. */
export const homeBroken = all(broken)
/** A sign-in that is refused. */
export const signInRefused = (errorCode: string): Answers => ({ 'POST /wps/member/login': () => refusal(errorCode) })
