import { ApiError } from '@lobby/api'

/**
 * Loads what encrypts a body; asked for at the first keystroke, so that it is there at the tap.
 * @throws ApiError `network` when it does not come; the next call asks again
 */
export const loadEncryption = () =>
  import('@lobby/api/crypto/envelope').catch((cause: unknown) => {
    throw new ApiError('network', { operation: 'login', cause })
  })
