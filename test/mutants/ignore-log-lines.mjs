/*
 * A plugin of Stryker: what only people read is not changed. A log line's words and details, the message of an
 * Error, which is never shown or logged, and the reason why a rule need not be obeyed decide nothing; that log lines
 * hold nothing private has tests of its own.
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
