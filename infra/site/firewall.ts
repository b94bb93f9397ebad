import type { Stack } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { stripeWebhook } from '../../shared/api/webhook.ts'
import { nameIn, type Stage } from '../config/stage.ts'

/** Requests per address in five minutes. */
const MAX_REQUESTS = 2000
/** Stripe sends all events from a few addresses. This is half of the webhook's throttle. */
const MAX_WEBHOOKS = 15_000

/** Requests for exactly the webhook's path. */
const WEBHOOK = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: stripeWebhook.path,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
}

const RATE_LIMITS = [
  {
    name: 'RequestRate',
    limit: MAX_REQUESTS,
    scopeDownStatement: { notStatement: { statement: WEBHOOK } },
  },
  { name: 'WebhookRate', limit: MAX_WEBHOOKS, scopeDownStatement: WEBHOOK },
]

/** Rules that would block buyers' answers, so they only count. */
const COUNTED_RULES = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']

const MANAGED_RULES = [
  { name: 'AWSManagedRulesCommonRuleSet', counted: COUNTED_RULES },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', counted: [] },
  { name: 'AWSManagedRulesAmazonIpReputationList', counted: [] },
]

const metricVisibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
})

/** Rate limits per address and AWS's managed rules, in us-east-1 as CloudFront requires. */
export const addFirewall = (stack: Stack, stage: Stage): CfnWebACL =>
  new CfnWebACL(stack, 'Firewall', {
    name: nameIn(stage, 'firewall'),
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: metricVisibility('Firewall'),
    rules: [
      ...RATE_LIMITS.map(({ name, limit, scopeDownStatement }, index) => ({
        name,
        priority: index,
        action: { block: {} },
        statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP', scopeDownStatement } },
        visibilityConfig: metricVisibility(name),
      })),
      ...MANAGED_RULES.map(({ name, counted }, index) => ({
        name,
        priority: RATE_LIMITS.length + index,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: {
            name,
            vendorName: 'AWS',
            ruleActionOverrides: counted.map((rule) => ({
              name: rule,
              actionToUse: { count: {} },
            })),
          },
        },
        visibilityConfig: metricVisibility(name),
      })),
    ],
  })
