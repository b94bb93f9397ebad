import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { HttpMethods } from 'aws-cdk-lib/aws-s3'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { BRAND } from '../shared/content/brand.ts'
import { addApi, addApiStage, addRoutes } from './api.ts'
import { type Auth, addAuth, loginOrigins } from './auth.ts'
import { addData, bucketNameIn, type Data } from './data.ts'
import { addFunctions, type Environment } from './functions.ts'
import { addQueues, consume, type Queues } from './generation.ts'
import { addMonitoring } from './monitoring.ts'
import { BUCKETS, SWEEP_EVERY_MINUTES } from './resources.ts'
import { addSite } from './site.ts'
import { deploySite, pagesOf } from './site-deployment.ts'
import { addSiteLogs } from './site-logs.ts'
import type { AllowedOrigins } from './site-rules.ts'
import { type Stage, stackNameOf } from './stage.ts'
import { BUY_BUTTON_SCRIPT, buyButtonsOf, waysToPay } from './ways-to-pay.ts'

/** Once a minute, whether or not the last one worked: nothing is gained by repeating it at once. */
const addSweep = (stack: Stack, payments: IFunction) => {
  payments.configureAsyncInvoke({ retryAttempts: 0 })
  new Rule(stack, 'Sweep', {
    description: 'Looks for orders that should be further than they are',
    schedule: Schedule.rate(Duration.minutes(SWEEP_EVERY_MINUTES)),
    targets: [
      new LambdaFunction(payments, {
        event: RuleTargetInput.fromObject({ task: 'sweep' }),
        retryAttempts: 0,
      }),
    ],
  })
}

/** Admins upload to this bucket, and preview what is in it, straight from the browser. */
const templatesAddress = (stage: Stage) =>
  `https://${bucketNameIn(stage, BUCKETS.coreTemplates)}.s3.${stage.region}.amazonaws.com/`

const allowedOrigins = (stage: Stage): AllowedOrigins => ({
  connect: [...loginOrigins(stage), templatesAddress(stage)],
  frame: [templatesAddress(stage)],
  ...(buyButtonsOf(stage) && { payment: [new URL(BUY_BUTTON_SCRIPT).origin] }),
})

type Front = { url: string; deploy: (auth: Auth) => void }

/** What visitors see: the site with the API behind it or, without CloudFront, the API alone. */
const addFront = (
  stack: Stack,
  stage: Stage,
  data: Data,
  api: HttpApi,
  webDist: string | undefined,
): Front => {
  if (!stage.cloudFront) return { url: api.apiEndpoint, deploy: () => {} }
  const bucket = data.addLoggedBucket('SiteFilesBucket', 'site')
  const { url, distribution } = addSite(stack, stage, {
    api,
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
  return {
    url,
    deploy: ({ issuer, clientId }) => {
      if (!webDist) return
      const config = { adminIssuer: issuer, adminClientId: clientId, ...waysToPay(stage) }
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
): Environment => ({
  ORDERS_TABLE: data.tables.completed_documents.tableName,
  SIGNUPS_TABLE: data.tables.signups.tableName,
  TEMPLATE_VERSIONS_TABLE: data.tables.template_versions.tableName,
  DOCUMENT_TEMPLATES_TABLE: data.tables.document_templates.tableName,
  DOCUMENTS_BUCKET: data.documents.bucketName,
  CORE_TEMPLATES_BUCKET: data.coreTemplates.bucketName,
  GENERATION_QUEUE_URL: queues.generation.queueUrl,
  STRIPE_SECRET_ID: stage.stripeSecretName,
  STRIPE_API_URL: stage.stripeApiUrl,
  SITE_URL: siteUrl,
  MAIL_FROM: stage.mailFrom,
  ADMIN_ISSUER: auth.issuer,
  ADMIN_CLIENT_ID: auth.clientId,
  TEST_TOKENS: stage.production ? 'off' : 'on',
})

/** Everything of one stage. `webDist` is the folder of the web build, once there is one. */
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
    const front = addFront(this, stage, data, api, webDist)
    const auth = addAuth(this, stage, front.url)
    const functions = addFunctions(this, stage, environment(stage, front.url, data, queues, auth), {
      orders: data.tables.completed_documents,
      signups: data.tables.signups,
      templateVersions: data.tables.template_versions,
      documentTemplates: data.tables.document_templates,
      documents: data.documents,
      coreTemplates: data.coreTemplates,
      queue: queues.generation,
      stripe: Secret.fromSecretNameV2(this, 'Stripe', stage.stripeSecretName),
    })
    consume(queues.generation, functions.generation)
    addSweep(this, functions.payments)
    addRoutes(api, functions, auth)
    const apiStage = addApiStage(this, stage, api)
    front.deploy(auth)
    addMonitoring(this, stage, { functions, queues, apiStage })
    this.tell({
      SiteUrl: front.url,
      ApiUrl: api.apiEndpoint,
      SignInIssuer: auth.issuer,
      SignInClient: auth.clientId,
    })
  }

  /** Outputs of the stack, printed after a deployment. */
  private tell(outputs: Record<string, string>) {
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}
