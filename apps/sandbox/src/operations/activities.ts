import type { ValueOf } from '@lobby/api'
import { mostImageBytes } from '../domain/images/readImage.ts'
import { takePicture } from '../domain/images/pictures.ts'
import type { Owner } from '../domain/owner.ts'
import { activitiesOf, activityById, rewardFor, stateOf, type Activity } from '../domain/promotions/activities.ts'
import { apply, claim, join, maxComment, mostImages } from '../domain/promotions/takePart.ts'
import { breakOf } from '../domain/responsible/breaks.ts'
import { checkBreak } from '../domain/responsible/mayPlay.ts'
import { memberOfSession } from '../domain/sessions.ts'
import { balanceOf } from '../domain/wallet.ts'
import { forReal, keyOf, ownerOf } from './asker.ts'
import type { Handler, AnyCall } from './call.ts'

/** Whose part is told: the member of the session, or of the token among the parameters; nobody for a guest and a token that has ended. */
function ownerIfAny(call: AnyCall, token?: string): Owner | undefined {
  if (call.member) return ownerOf(call)
  const member = token === undefined ? undefined : memberOfSession(call.db, call.tenant.id, token, call.now)
  return member && { tenant: call.tenant.id, member: member.id }
}

function toActivity(
  { db, tenant, now }: AnyCall,
  owner: Owner | undefined,
  activity: Activity,
): ValueOf<'activityList'>[number] {
  const { status, action } = stateOf(db, owner, activity, now)
  return {
    activityId: activity.id,
    title: activity.title,
    summary: activity.summary,
    imageUrl: `/banner/${tenant.id}/${activity.banner}.webp`,
    category: activity.category,
    status,
    ...(action !== undefined && { action }),
    rewardMinor: rewardFor(db, owner, activity),
    startsAt: new Date(activity.startsAt).toISOString(),
    endsAt: new Date(activity.endsAt).toISOString(),
    remainTime: Math.max(0, (now < activity.startsAt ? activity.startsAt : activity.endsAt) - now),
    ...(activity.target !== undefined && { target: activity.target }),
  }
}

function detailOf(call: AnyCall, owner: Owner | undefined, activity: Activity): ValueOf<'activityInfo'> {
  const { status, done, participation } = stateOf(call.db, owner, activity, call.now)
  const applied = participation?.comment != null
  return {
    activity: toActivity(call, owner, activity),
    content: activity.content,
    ...(activity.play === 'MISSION' && { targetMinor: activity.stakes, doneMinor: done }),
    ...(status === 'REJECTED' && participation?.reason != null && { reason: participation.reason }),
    ...(applied && { comment: participation.comment ?? '', images: participation.pictures }),
    maxComment,
    mostImages,
    mostBytes: mostImageBytes,
    ...(owner && { balanceMinor: balanceOf(call.db, owner.tenant, owner.member) }),
  }
}

export const activityList: Handler<'activityList'> = (call) => {
  const owner = ownerIfAny(call, call.query.token)
  // Who has excluded themselves is not courted.
  if (owner && breakOf(call.db, owner, call.now)?.kind === 'EXCLUSION') return []
  return activitiesOf(call.db, call.tenant.id, call.language).map((activity) => toActivity(call, owner, activity))
}

export const activityInfo: Handler<'activityInfo'> = (call) =>
  detailOf(
    call,
    ownerIfAny(call, call.query.token),
    activityById(call.db, call.tenant.id, call.language, call.query.activityId),
  )

/** A trial account plays with the house's money, and is given none. */
function taking(call: AnyCall) {
  forReal(call)
  checkBreak(call.db, ownerOf(call), call.now)
  const { activityId } = call.body as { activityId: number }
  const activity = activityById(call.db, call.tenant.id, call.language, activityId)
  return { ...ownerOf(call), activity, key: keyOf(call), now: call.now }
}

export const joinActivity: Handler<'joinActivity'> = (call) => {
  const ask = taking(call)
  join(call.db, ask)
  return detailOf(call, ask, ask.activity)
}

export const claimActivity: Handler<'claimActivity'> = (call) => {
  const ask = taking(call)
  claim(call.db, ask)
  return detailOf(call, ask, ask.activity)
}

export const applyActivity: Handler<'applyActivity'> = (call) => {
  const { comment, images = [] } = call.body
  const ask = taking(call)
  apply(call.db, { ...ask, comment, images, applications: call.services.switches.applications })
  return detailOf(call, ask, ask.activity)
}

export const uploadImage: Handler<'uploadImage'> = (call) => {
  const { purpose, data } = call.body
  const { id, type, width, height, bytes } = takePicture(call.db, ownerOf(call), purpose, data, call.now)
  return { imageId: id, type, width, height, bytes }
}
