import { afterEach } from 'vitest'
import { passwordInMemory } from '../model/passwordInMemory.ts'

// The tests of this package share a page, and so the password that the page remembers from a sign-in.
afterEach(passwordInMemory.forget)
