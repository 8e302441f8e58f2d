export { withdrawalAllowed } from '@lobby/platform/account'
