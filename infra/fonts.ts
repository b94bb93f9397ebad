import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Stack } from 'aws-cdk-lib'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'

/** The one font that is not bundled: it is larger than all other fonts together, and few names need it. */
export const HAN_FONT = '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'

/** The module that a bundle has in its place. */
export const FETCHED_HAN_FONT = fileURLToPath(new URL('fetched-han-font.ts', import.meta.url))

/** The font as a file that `cdk deploy` uploads beside the bundles; its key is the hash of its content. */
export const addHanFont = (stack: Stack): Asset =>
  new Asset(stack, 'HanFont', { path: createRequire(import.meta.url).resolve(HAN_FONT) })
