// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, object } from '../check.ts'
import { checkAnnouncement } from './checkAnnouncement.gen.ts'
import { checkBanner } from './checkBanner.gen.ts'
import { checkHotMatch } from './checkHotMatch.gen.ts'
import { checkPopup } from './checkPopup.gen.ts'
import { checkPromotion } from './checkPromotion.gen.ts'

export const checkHomeAnnouncements = object({
  banners: array(checkBanner, 20),
  player: array(checkAnnouncement, 100),
  popup: array(checkPopup, 50),
  hot: array(checkHotMatch, 50),
  promotion: array(checkPromotion, 50),
})
