export { ImageHostsProvider, useImageHosts } from './ImageHostsProvider.tsx'
export { sortImageHosts } from './sortImageHosts.ts'
export { checkPicture, type CheckedPicture, type PictureCheckResult, type PictureCheckOptions } from './checkPicture.ts'
export { describePictureProblems } from './describePictureProblems.ts'
export {
  PICTURE_LIMITS,
  readPictureProperties,
  type PictureProperties,
  type PictureLimits,
  type PictureProblem,
} from './readPictureProperties.ts'
export {
  usePictureUploads,
  type ChosenPicture,
  type PictureUploadsState,
  type PictureUploadsOptions,
} from './usePictureUploads.ts'
