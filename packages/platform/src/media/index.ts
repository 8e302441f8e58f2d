export { ImageHostsProvider, useImageHosts } from './ImageHostsProvider.tsx'
export { orderHosts } from './orderHosts.ts'
export { checkPicture, type CheckedPicture, type PictureCheck, type PictureCheckOptions } from './checkPicture.ts'
export { describePictureProblems } from './describePictureProblems.ts'
export {
  PICTURE_LIMITS,
  readPicture,
  type PictureFacts,
  type PictureLimits,
  type PictureProblem,
} from './readPicture.ts'
export { usePictures, type ChosenPicture, type PicturesState, type PicturesOptions } from './usePictures.ts'
