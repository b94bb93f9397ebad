import { handle } from 'hono/aws-lambda'
import { routes } from '../../shared/api.ts'
import { createApi } from '../core/http.ts'
import { createCheckout } from './create-checkout.ts'
import { createOrder } from './create-order.ts'
import { deleteDownload } from './delete-download.ts'
import { downloadFile } from './download-file.ts'
import { getDownload } from './get-download.ts'
import { getPurchase } from './get-purchase.ts'

export const app = createApi([
  [routes.createCheckout, createCheckout],
  [routes.createOrder, createOrder],
  [routes.getPurchase, getPurchase],
  [routes.getDownload, getDownload],
  [routes.downloadFile, downloadFile],
  [routes.deleteDownload, deleteDownload],
])

export const handler = handle(app)
