import { afterEach } from 'vitest'
import { passwordInMemory } from '../model/passwordInMemory.ts'

// The tests of this package share one page and therefore its memory. Forget the password that a test's sign-in has left
// there.
afterEach(passwordInMemory.forget)
