import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Asset } from 'aws-cdk-lib/aws-s3-assets'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { FunctionName } from '../shared/api/route.ts'
import { BRAND } from '../shared/content/brand.ts'
import { addApi, addApiStage, addRoutes } from './api.ts'
import { type Auth, addAuth, loginOrigins } from './auth.ts'
import { addAliases, addCanaryDeployments } from './canary.ts'
import { configurationSetOf, senderOf } from './config/mail-streams.ts'
import { BUCKETS, SWEEP_EVERY_MINUTES } from './config/resources.ts'
import { type Stage, stackNameOf } from './config/stage.ts'
import { addMail } from './configuration-sets.ts'
import { addData, bucketNameIn, type Data } from './data.ts'
import { addHanFont } from './fonts.ts'
import { addFunctions, type Environment } from './functions.ts'
import { addMonitoring } from './monitoring/monitoring.ts'
import { addQueueConsumer, addQueues, type Queues } from './queues.ts'
import { addSiteLogs } from './site/access-logs.ts'
import { deploySite, pagesOf } from './site/deployment.ts'
import { addEdgeSecret } from './site/edge-secret.ts'
import { BUY_BUTTON_SCRIPT, buyButtonsOf, paymentConfig } from './site/payment-config.ts'
import { addSite } from './site/site.ts'
import type { AllowedOrigins } from './site/site-rules.ts'

/** Invokes a function every minute. A failed call isn't retried, because the next one does its work. */
const addSchedule = (
  stack: Stack,
  { id, description, task }: { id: string; description: string; task: string },
  target: IFunction,
  deadLetterQueue: IQueue,
) => {
  target.configureAsyncInvoke({ retryAttempts: 0 })
  const event = RuleTargetInput.fromObject({ task })
  new Rule(stack, id, {
    description,
    schedule: Schedule.rate(Duration.minutes(SWEEP_EVERY_MINUTES)),
    targets: [new LambdaFunction(target, { event, retryAttempts: 0, deadLetterQueue })],
  })
}

const SWEEP = { id: 'Sweep', description: 'Retries overdue orders', task: 'sweep' }
const ERASURE = {
  id: 'ErasureSchedule',
  description: 'Erases answers and files of marked orders',
  task: 'erase',
}

/** The bucket's origin, for uploads and previews in the browser. */
const bucketOrigin = (stage: Stage, bucket: string) =>
  `https://${bucketNameIn(stage, bucket)}.s3.${stage.region}.amazonaws.com/`

const allowedOrigins = (stage: Stage): AllowedOrigins => ({
  connect: [bucketOrigin(stage, BUCKETS.documents)],
  admin: [...loginOrigins(stage), bucketOrigin(stage, BUCKETS.coreTemplates)],
  adminFrame: [bucketOrigin(stage, BUCKETS.coreTemplates)],
  ...(buyButtonsOf(stage) && { payment: [new URL(BUY_BUTTON_SCRIPT).origin] }),
})

type PublicSite = { url: string; deploy: (auth: Auth) => void; distribution?: Distribution }

/** The site with the API behind it or, without CloudFront, only the API. */
const addPublicSite = (
  stack: Stack,
  stage: Stage,
  data: Data,
  { api, edge }: { api: HttpApi; edge: Secret },
  webDist: string | undefined,
): PublicSite => {
  if (!stage.cloudFront) return { url: api.apiEndpoint, deploy: () => {} }
  const bucket = data.addLoggedBucket('SiteFilesBucket', 'site')
  const { url, distribution } = addSite(stack, stage, {
    api,
    edge,
    bucket,
    allowed: allowedOrigins(stage),
    prerendered: webDist ? pagesOf(webDist) : [],
  })
  addSiteLogs(stack, stage, distribution, data.logs)
  data.coreTemplates.addCorsRule({
    allowedOrigins: [url],
    allowedMethods: [HttpMethods.GET, HttpMethods.POST],
    allowedHeaders: ['content-type'],
  })
  // The download page fetches purchased files itself to verify them.
  data.documents.addCorsRule({ allowedOrigins: [url], allowedMethods: [HttpMethods.GET] })
  return {
    url,
    distribution,
    deploy: ({ issuer, clientId }) => {
      if (!webDist) return
      const config = { adminIssuer: issuer, adminClientId: clientId, ...paymentConfig(stage) }
      deploySite(stack, webDist, bucket, distribution, config)
    },
  }
}

const environment = (
  stage: Stage,
  siteUrl: string,
  data: Data,
  queues: Queues,
  auth: Auth,
  hanFont: Asset,
): Environment => ({
  ORDERS_TABLE: data.tables.completed_documents.tableName,
  ORDER_ANSWERS_TABLE: data.tables.order_answers.tableName,
  OFFER_SALES_TABLE: data.tables.offer_sales.tableName,
  SIGNUPS_TABLE: data.tables.signups.tableName,
  DELIVERED_FILES_TABLE: data.tables.delivered_files.tableName,
  ERASURES_TABLE: data.tables.erasures.tableName,
  REQUEST_COUNTS_TABLE: data.tables.request_counts.tableName,
  TEMPLATE_VERSIONS_TABLE: data.tables.template_versions.tableName,
  DOCUMENT_TEMPLATES_TABLE: data.tables.document_templates.tableName,
  DOCUMENTS_BUCKET: data.documents.bucketName,
  CORE_TEMPLATES_BUCKET: data.coreTemplates.bucketName,
  FONTS_BUCKET: hanFont.s3BucketName,
  HAN_FONT_KEY: hanFont.s3ObjectKey,
  GENERATION_QUEUE_URL: queues.generation.queueUrl,
  STRIPE_SECRET_ID: stage.stripeSecretName,
  STRIPE_API_URL: stage.stripeApiUrl,
  SITE_URL: siteUrl,
  MAIL_FROM: senderOf(stage, 'purchases'),
  MAIL_CONFIGURATION_SET: configurationSetOf(stage, 'purchases'),
  GUIDE_FROM: senderOf(stage, 'guide'),
  GUIDE_CONFIGURATION_SET: configurationSetOf(stage, 'guide'),
  ADMIN_ISSUER: auth.issuer,
  ADMIN_CLIENT_ID: auth.clientId,
  TEST_TOKENS: stage.production ? 'off' : 'on',
})

/** All resources of a stage. `webDist` is the folder of the web build, if the site was built. */
export class StoreStack extends Stack {
  constructor(scope: Construct, stage: Stage, webDist?: string) {
    super(scope, stackNameOf(stage.name), {
      env: { account: stage.account, region: stage.region },
      description: `${BRAND.name}, stage ${stage.name}`,
      terminationProtection: stage.production,
    })
    const data = addData(this, stage)
    const queues = addQueues(this, stage)
    const api = addApi(this, stage)
    const edge = addEdgeSecret(this)
    const site = addPublicSite(this, stage, data, { api, edge }, webDist)
    const auth = addAuth(this, stage, site.url)
    const hanFont = addHanFont(this)
    const values = {
      ...environment(stage, site.url, data, queues, auth, hanFont),
      EDGE_SECRET_ID: edge.secretArn,
    }
    const functions = addFunctions(this, stage, values, {
      tables: data.tables,
      documents: data.documents,
      coreTemplates: data.coreTemplates,
      hanFont,
      queue: queues.generation,
      stripe: Secret.fromSecretNameV2(this, 'Stripe', stage.stripeSecretName),
      edge,
    })
    const aliases = addAliases(this, stage, functions)
    const live: Record<FunctionName, IFunction> = aliases ?? functions
    addQueueConsumer(queues.generation, live.generation)
    addSchedule(this, SWEEP, live.payments, queues.eventDeadLetters)
    addSchedule(this, ERASURE, live.erasure, queues.eventDeadLetters)
    addMail(this, stage, live.shop, queues.eventDeadLetters)
    addRoutes(api, live, auth)
    const { apiStage, throttledRequests } = addApiStage(this, stage, api)
    site.deploy(auth)
    const { tables } = data
    const { distribution } = site
    const monitored = { functions, queues, tables, apiStage, throttledRequests, distribution }
    const alarms = addMonitoring(this, stage, monitored)
    addCanaryDeployments(this, functions, aliases, alarms)
    this.addOutputs({
      SiteUrl: site.url,
      ApiUrl: api.apiEndpoint,
      SignInIssuer: auth.issuer,
      SignInClient: auth.clientId,
    })
  }

  /** The outputs of the stack, which a deployment prints. */
  private addOutputs(outputs: Record<string, string>) {
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}
