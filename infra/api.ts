import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  CfnStage,
  CorsHttpMethod,
  type CorsPreflightOptions,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { OAuthScope } from 'aws-cdk-lib/aws-cognito'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup, MetricFilter, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Route, Service } from '../shared/api/route.ts'
import { routes } from '../shared/api/routes.ts'
import { stripeWebhook } from '../shared/api/webhook.ts'
import type { Auth } from './auth.ts'
import { acknowledge } from './config/findings.ts'
import { THROTTLE, WEBHOOK_THROTTLE } from './config/resources.ts'
import { nameIn, type Stage } from './config/stage.ts'
import { metricsNamespace } from './monitoring/store-metrics.ts'

/**
 * Logs the route instead of the path, which may contain a download token or an order id, and neither the caller's
 * address nor a body. Source: "Logging variables for HTTP APIs", API Gateway developer guide.
 */
const LOG_FIELDS = {
  time: '$context.requestTime',
  /** The same id as in the log lines of the functions. */
  request: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  length: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  functionError: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
}

/** CORS for the site's own domain. Without a domain the API allows no other origin. */
const corsPreflightOptions = ({ domainName }: Stage): CorsPreflightOptions | undefined =>
  domainName === undefined
    ? undefined
    : {
        allowOrigins: [`https://${domainName}`],
        allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST, CorsHttpMethod.DELETE],
        allowHeaders: ['authorization', 'content-type'],
      }

/** The API without routes, because functions need the site's URL and the site needs the API's. */
export const addApi = (stack: Stack, stage: Stage): HttpApi =>
  new HttpApi(stack, 'Api', {
    apiName: nameIn(stage, 'api'),
    createDefaultStage: false,
    corsPreflight: corsPreflightOptions(stage),
  })

/** The default stage, which deploys changes automatically. */
export const addApiStage = (stack: Stack, stage: Stage, api: HttpApi) => {
  const logGroup = new LogGroup(stack, 'ApiLogs', {
    logGroupName: `/aws/apigateway/${nameIn(stage, 'api')}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: stage.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  const apiStage = new HttpStage(stack, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: THROTTLE,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify(LOG_FIELDS)),
    },
  })
  throttleWebhook(api, apiStage)
  const throttled = new MetricFilter(stack, 'ThrottledRequests', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
    metricNamespace: metricsNamespace(stage),
    metricName: 'ThrottledRequests',
  })
  return {
    apiStage,
    throttledRequests: throttled.metric({ statistic: Stats.SUM, period: Duration.minutes(5) }),
  }
}

/** The webhook has its own limit, which other clients can't use up. */
const throttleWebhook = (api: HttpApi, apiStage: HttpStage): void => {
  const resource = apiStage.node.defaultChild
  if (!(resource instanceof CfnStage)) throw new Error('The stage has no resource')
  const { method, path } = stripeWebhook
  resource.routeSettings = {
    [`${method} ${path}`]: {
      ThrottlingRateLimit: WEBHOOK_THROTTLE.rateLimit,
      ThrottlingBurstLimit: WEBHOOK_THROTTLE.burstLimit,
    },
  }
  // Route settings require existing routes.
  for (const route of api.node.findAll().filter((child) => child instanceof HttpRoute)) {
    resource.node.addDependency(route)
  }
}

const PUBLIC_ACCESS_REASONS: Record<Exclude<Route['access'], 'admin'>, string> = {
  public: 'Visitors have no account; downloads are protected by an unguessable token.',
  stripe: "The function verifies Stripe's signature over the body, so other callers are rejected.",
}

/** Mail scanners and download managers request a file's headers before they fetch it. */
const methodsOf = ({ method, status }: Route): HttpMethod[] =>
  status === 302 ? [HttpMethod[method], HttpMethod.HEAD] : [HttpMethod[method]]

/** Adds a route for each entry of `routes`. Admin routes need an access token of the user pool. */
export const addRoutes = (
  api: HttpApi,
  functions: Record<Service, IFunction>,
  auth: Auth,
): void => {
  const admins = new HttpJwtAuthorizer('Admins', auth.issuer, { jwtAudience: [auth.clientId] })
  const integrations = {
    shop: new HttpLambdaIntegration('Shop', functions.shop),
    payments: new HttpLambdaIntegration('Payments', functions.payments),
    generation: new HttpLambdaIntegration('Generation', functions.generation),
    admin: new HttpLambdaIntegration('Admin', functions.admin),
  } satisfies Record<Route['service'], HttpLambdaIntegration>
  for (const route of Object.values<Route>(routes)) {
    const { path, service, access } = route
    const added = api.addRoutes({
      path,
      methods: methodsOf(route),
      integration: integrations[service],
      ...(access === 'admin' && {
        authorizer: admins,
        authorizationScopes: [OAuthScope.OPENID.scopeName],
      }),
    })
    if (access !== 'admin')
      for (const route of added) acknowledge(route, 'APIG4', PUBLIC_ACCESS_REASONS[access])
  }
}
