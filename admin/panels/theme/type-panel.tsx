import { Alert, Radio } from '@mantine/core';
import { hasPair, takePair } from '#core/theme/change-theme.ts';
import { UNABLE_TO_LOAD_FONTS } from '#core/messages/connection.ts';
import { FONT_PAIRS } from '#core/theme/font-pairs.ts';
import { useDesign } from './design-context.ts';
import { FontPicker } from './font-picker.tsx';
import { OwnFonts } from './own-fonts.tsx';
import { ThemeFields } from './theme-fields.tsx';
import { ThemePanel } from './theme-panel.tsx';
import { stackOf, useFonts } from './use-fonts.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './design.module.css';

export function TypePanel() {
  return (
    <ThemePanel part="type">
      <Fonts />
      <OwnFonts />
      <section className={classes.part} aria-label={say('externalFonts')}>
        <h2>{say('externalFonts')}</h2>
        <ThemeFields names={['remoteFonts', 'typekitId']} />
      </section>
    </ThemePanel>
  );
}

export function Fonts() {
  return (
    <>
      <Pairs />
      <Family name="displayFont" label={say('headings')} />
      <ThemeFields names={['displayWeight']} />
      <Family name="textFont" label={say('text')} />
      <ThemeFields names={['textSize', 'scale']} />
    </>
  );
}

function Family({ name, label }: { name: 'displayFont' | 'textFont'; label: string }) {
  const { theme, change } = useDesign();
  return (
    <FontPicker
      label={label}
      value={theme[name]}
      own={theme.ownFonts}
      onChange={(family) => change(label, (now) => ({ ...now, [name]: family }), name)}
    />
  );
}

/** Each pair is written in itself. */
function Pairs() {
  const { theme, change } = useDesign();
  const haveFontsCome = useFonts(theme.ownFonts);
  const chosen = FONT_PAIRS.find((pair) => hasPair(theme, pair))?.name ?? '';
  const take = (name: string) => {
    const pair = FONT_PAIRS.find((one) => one.name === name);
    if (pair) change(say('fontsOfName', { name }), (now) => takePair(now, pair));
  };
  return (
    <Radio.Group label={say('fontPairs')} value={chosen} onChange={take}>
      {!haveFontsCome && (
        <Alert color="red" role="alert" mb="sm">
          {declared(UNABLE_TO_LOAD_FONTS)}
        </Alert>
      )}
      <div className={classes.pairs}>
        {FONT_PAIRS.map(({ name, displayFont, textFont, displayWeight }) => (
          <Radio.Card key={name} value={name} className={classes.pair ?? ''}>
            <strong style={{ fontFamily: stackOf(displayFont), fontWeight: displayWeight }}>
              {declared(name)}
            </strong>
            <span style={{ fontFamily: stackOf(textFont) }}>
              {displayFont === textFont
                ? displayFont
                : say('displayFontWithTextFont', { displayFont, textFont })}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
