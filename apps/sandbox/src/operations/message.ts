import type { OperationId } from '@lobby/api'
import { mailboxCounts, unreadMails } from '../domain/mail.ts'
import { signedIn, type Handler } from './call.ts'

const unreadMailCount: Handler<'unreadMailCount'> = (call) => unreadMails(call.db, call.tenant.id, signedIn(call).id)

const messageCount: Handler<'messageCount'> = (call) => mailboxCounts(call.db, call.tenant.id, signedIn(call).id)

/** Operations of the tag `message`. */
export const messageOperations = { unreadMailCount, messageCount } satisfies { readonly [Id in OperationId]?: Handler<Id> }
