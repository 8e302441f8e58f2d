export { ImageHostsProvider, useImageHosts } from './ImageHostsProvider.tsx'
export { orderHosts } from './orderHosts.ts'
export { checkPicture, type CheckedPicture, type PictureCheck, type PictureCheckInit } from './checkPicture.ts'
export { pictureProblems } from './pictureProblems.ts'
export {
  pictureLimits,
  readPicture,
  type PictureFacts,
  type PictureLimits,
  type PictureProblem,
} from './readPicture.ts'
export { usePictures, type ChosenPicture, type Pictures, type PicturesInit } from './usePictures.ts'
