import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { htmlRules } from './html-rules'
import { htmlFiles, publicFolder } from './site'

test('html-validate finds no error on any page', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))
  const found = []
  for (const file of htmlFiles(publicFolder)) {
    const { results } = await validator.validateString(readFileSync(file, 'utf8'), file)
    for (const { messages } of results) {
      found.push(
        ...messages.map(
          ({ ruleId, message, selector }) =>
            `${file.slice(publicFolder.length)}: ${ruleId}: ${message} ${selector ?? ''}`,
        ),
      )
    }
  }
  expect(found).toEqual([])
})
