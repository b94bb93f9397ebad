import db from 'dynalite/db/index.js'
import deleteItem from 'dynalite/validations/deleteItem.js'
import putItem from 'dynalite/validations/putItem.js'
import updateItem from 'dynalite/validations/updateItem.js'

const OPTION = 'ReturnValuesOnConditionCheckFailure'

/**
 * Teaches dynalite 4 the one option it drops: with ReturnValuesOnConditionCheckFailure = ALL_OLD
 * a refused write carries the item that stood in its way. Calling it again changes nothing.
 */
export const returnItemOnConditionFailure = (): void => {
  if (OPTION in putItem.types) return
  for (const { types } of [putItem, updateItem, deleteItem])
    types[OPTION] = { type: 'String', enum: ['ALL_OLD', 'NONE'] }
  const check = db.checkConditional
  db.checkConditional = (request, existing) => {
    const refusal = check(request, existing)
    if (refusal && existing && request[OPTION] === 'ALL_OLD') refusal.body.Item = existing
    return refusal
  }
}
