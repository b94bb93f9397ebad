import type { Stack } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { nameIn, type Stage } from '../config/stage.ts'

/** Requests per address in five minutes. */
const MAX_REQUESTS = 2000

/** Rules that would block buyers' answers, so they only count. */
const COUNTED_RULES = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']

const MANAGED_RULES = [
  { name: 'AWSManagedRulesCommonRuleSet', counted: COUNTED_RULES },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', counted: [] },
  { name: 'AWSManagedRulesAmazonIpReputationList', counted: [] },
]

const visible = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
})

/** A rate limit per address and AWS's managed rules, in us-east-1 as CloudFront requires. */
export const addFirewall = (stack: Stack, stage: Stage): CfnWebACL =>
  new CfnWebACL(stack, 'Firewall', {
    name: nameIn(stage, 'firewall'),
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('Firewall'),
    rules: [
      {
        name: 'RequestRate',
        priority: 0,
        action: { block: {} },
        statement: { rateBasedStatement: { limit: MAX_REQUESTS, aggregateKeyType: 'IP' } },
        visibilityConfig: visible('RequestRate'),
      },
      ...MANAGED_RULES.map(({ name, counted }, index) => ({
        name,
        priority: index + 1,
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
        visibilityConfig: visible(name),
      })),
    ],
  })
