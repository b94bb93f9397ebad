/*
 * A Stryker plugin that skips text that only people read: log lines, the message of an Error, which is never shown or
 * logged, and the reasons for suppressed rules. Other tests check that log lines contain no private data.
 */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const isLog = ({ callee }) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'log'

const isError = ({ callee }) => callee.type === 'Identifier' && callee.name === 'Error'

const isReason = ({ node, parent }) =>
  node.type === 'StringLiteral' &&
  parent?.type === 'CallExpression' &&
  parent.callee.name === 'acknowledge'

const ignorer = {
  shouldIgnore: (path) => {
    const { node } = path
    if (isReason(path)) return 'The reason is read by auditors'
    const call = node.type === 'ExpressionStatement' ? node.expression : node
    if (call.type === 'CallExpression' && isLog(call)) return 'A log line is read by people'
    if (node.type === 'NewExpression' && isError(node))
      return 'The message of an Error is never shown'
    return undefined
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'log-lines', ignorer)]
