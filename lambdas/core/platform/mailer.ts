import { SESv2Client } from '@aws-sdk/client-sesv2'
import { memoize } from './memoize.ts'

export const mailer = memoize(() => new SESv2Client())
