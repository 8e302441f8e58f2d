import { ApiError } from '@lobby/api'

/**
 * Loads the module that encrypts a request body. Forms call it at the first keystroke, so that it is ready at the
 * submit.
 * @throws ApiError `network` if it fails to load; the next call tries again
 */
export const loadEncryption = () =>
  import('@lobby/api/crypto/envelope').catch((cause: unknown) => {
    throw new ApiError('network', { operation: 'login', cause })
  })
