import { afterEach } from 'vitest'
import { passwordInMemory } from '../model/passwordInMemory.ts'

// The tests of the package share a page, and with it what the page knows from a sign-in.
afterEach(passwordInMemory.forget)
