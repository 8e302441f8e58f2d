import { afterEach } from 'vitest'
import { signInPasswordInMemory } from '../model/signInPassword.ts'

// The tests of this package share one page. Remove the password that a test's sign-in has left in the memory of the
// page.
afterEach(signInPasswordInMemory.forget)
