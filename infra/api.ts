import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  CorsHttpMethod,
  type CorsPreflightOptions,
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { type Route, routes } from '../shared/api.ts'
import { acknowledge } from './acknowledge.ts'
import type { Auth } from './auth.ts'
import type { Functions } from './functions.ts'
import { THROTTLE } from './resources.ts'
import { nameIn, type Stage } from './stage.ts'

/**
 * Routes are named, paths are not: a path holds a download token or an order id. No address, no body.
 * Source: "Logging variables for HTTP APIs", API Gateway developer guide.
 */
const LOG_FIELDS = {
  time: '$context.requestTime',
  /** The functions' log lines name it too. */
  request: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  length: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  functionError: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
}

/** The site calls its own origin; with a domain of our own, that origin and no other may call. */
const cors = ({ domainName }: Stage): CorsPreflightOptions | undefined =>
  domainName === undefined
    ? undefined
    : {
        allowOrigins: [`https://${domainName}`],
        allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST, CorsHttpMethod.DELETE],
        allowHeaders: ['authorization', 'content-type'],
      }

/** The API, still without routes: the site in front of it has to know its address first. */
export const addApi = (stack: Stack, stage: Stage): HttpApi =>
  new HttpApi(stack, 'Api', {
    apiName: nameIn(stage, 'api'),
    createDefaultStage: false,
    corsPreflight: cors(stage),
  })

/** The one stage, live at once after a deployment. */
export const addApiStage = (stack: Stack, stage: Stage, api: HttpApi): HttpStage => {
  const logGroup = new LogGroup(stack, 'ApiLogs', {
    logGroupName: `/aws/apigateway/${nameIn(stage, 'api')}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: stage.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  return new HttpStage(stack, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: THROTTLE,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify(LOG_FIELDS)),
    },
  })
}

const WHY_OPEN: Record<Exclude<Route['access'], 'admin'>, string> = {
  public: 'Visitors have no account; what a download needs is its unguessable token.',
  stripe: "The function verifies Stripe's signature over the body; there is no other caller.",
}

const METHODS: Record<Route['method'], HttpMethod> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  DELETE: HttpMethod.DELETE,
}

/** One route for each entry of `routes`; admin routes only with an access token of ours. */
export const addRoutes = (api: HttpApi, functions: Functions, auth: Auth): void => {
  const admins = new HttpJwtAuthorizer('Admins', auth.issuer, { jwtAudience: [auth.clientId] })
  const integrations = {
    shop: new HttpLambdaIntegration('Shop', functions.shop),
    payments: new HttpLambdaIntegration('Payments', functions.payments),
    generation: new HttpLambdaIntegration('Generation', functions.generation),
    admin: new HttpLambdaIntegration('Admin', functions.admin),
  } satisfies Record<Route['service'], HttpLambdaIntegration>
  for (const { method, path, service, access } of Object.values<Route>(routes)) {
    const added = api.addRoutes({
      path,
      methods: [METHODS[method]],
      integration: integrations[service],
      ...(access === 'admin' && { authorizer: admins }),
    })
    if (access !== 'admin') for (const route of added) acknowledge(route, 'APIG4', WHY_OPEN[access])
  }
}
