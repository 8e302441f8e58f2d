import { ApiError } from '@lobby/api'

/**
 * Loads the code that encrypts request bodies. Forms call this at the first keystroke, so that the code is ready on
 * submit.
 * @throws ApiError of the kind `network` if the code fails to load; the next call tries again
 */
export const loadEncryptionModule = () =>
  import('@lobby/api/crypto/envelope').catch((cause: unknown) => {
    throw new ApiError('network', { operation: 'login', cause })
  })
