/** Draws the pictures of this template: `node site/templates/showcase/draw.ts`. Flat planes, one light, fine grain. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

interface Scene {
  name: string;
  width: number;
  height: number;
  shapes: string;
}

const PAPER = '#e9e5db';
const SAND = '#d8cbb4';
const CLAY = '#c4805a';
const PETROL = '#1f5a63';
const DEEP = '#143b42';
const MIST = '#a9bcb9';
const LIGHT = '#f6f1e6';

const hills: Scene = {
  name: 'hills',
  width: 1800,
  height: 1200,
  shapes: `
    <rect width="1800" height="1200" fill="url(#sky)"/>
    <circle cx="1290" cy="392" r="128" fill="${LIGHT}"/>
    <path d="M0 690 C300 560 520 610 800 660 S1400 520 1800 640 V1200 H0Z" fill="${MIST}"/>
    <path d="M0 820 C260 700 620 720 900 800 S1480 700 1800 780 V1200 H0Z" fill="#5f8a8c"/>
    <path d="M0 960 C360 820 640 900 1010 930 S1560 850 1800 900 V1200 H0Z" fill="${PETROL}"/>
    <path d="M0 1090 C420 960 820 1060 1180 1050 S1660 1000 1800 1040 V1200 H0Z" fill="${DEEP}"/>
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${SAND}"/><stop offset=".6" stop-color="#ecd9c0"/></linearGradient></defs>`,
};

const bowl: Scene = {
  name: 'bowl',
  width: 1200,
  height: 1500,
  shapes: `
    <rect width="1200" height="1500" fill="${CLAY}"/>
    <rect y="980" width="1200" height="520" fill="#a9653f"/>
    <path d="M330 1105 L1200 1240 V1400 L520 1190Z" fill="#8d5232" opacity=".8"/>
    <ellipse cx="520" cy="1132" rx="170" ry="34" fill="#8d5232"/>
    <path d="M180 760 C190 960 330 1130 520 1130 S850 960 860 760Z" fill="${LIGHT}"/>
    <path d="M520 1130 C700 1130 850 960 860 760 H640 C640 930 610 1070 520 1130Z" fill="#dccfb9"/>
    <ellipse cx="520" cy="760" rx="340" ry="82" fill="#cbbb9f"/>
    <circle cx="420" cy="690" r="112" fill="#d9922f"/>
    <path d="M420 578 a112 112 0 0 1 0 224 a150 150 0 0 0 0 -224Z" fill="#b97419"/>
    <circle cx="610" cy="700" r="98" fill="#e0a441"/>
    <path d="M610 602 a98 98 0 0 1 0 196 a130 130 0 0 0 0 -196Z" fill="#c0831f"/>
    <path d="M180 760 C300 850 740 850 860 760 L858 786 C740 872 300 872 182 786Z" fill="${LIGHT}"/>`,
};

const stairs: Scene = {
  name: 'stairs',
  width: 1800,
  height: 1200,
  shapes: `
    <rect width="1800" height="1200" fill="${PAPER}"/>
    <path d="M0 0 H1800 V360 L0 760Z" fill="#f3efe6"/>
    ${Array.from({ length: 7 }, (_, step) => {
      const [x, y] = [180 + step * 190, 1060 - step * 118];
      return `<rect x="${x}" y="${y}" width="${1800 - x}" height="120" fill="${step % 2 ? '#d3ccbd' : '#dcd6c8'}"/>
        <path d="M${x} ${y} h${1800 - x} v14 h${x - 1800}Z" fill="${LIGHT}"/>
        <path d="M${x} ${y + 14} l-90 106 h90Z" fill="#b9b09e" opacity=".75"/>`;
    }).join('')}
    <path d="M1250 0 H1560 V352 H1250Z" fill="${PETROL}"/>
    <path d="M1250 0 H1330 V352 H1250Z" fill="${DEEP}"/>
    <rect y="1176" width="1800" height="24" fill="#c9c0ae"/>`,
};

const window: Scene = {
  name: 'window',
  width: 1600,
  height: 1600,
  shapes: `
    <rect width="1600" height="1600" fill="#24494f"/>
    <path d="M0 1180 H1600 V1600 H0Z" fill="#1a373c"/>
    <rect x="360" y="220" width="620" height="760" fill="#e7d6b4"/>
    <rect x="360" y="640" width="620" height="340" fill="#9fb4ad"/>
    <circle cx="820" cy="430" r="84" fill="${LIGHT}"/>
    <path d="M360 760 C520 690 700 800 980 700 V980 H360Z" fill="#5f8a8c"/>
    <path d="M652 220 h36 v760 h-36Z M360 560 h620 v32 h-620Z" fill="#24494f"/>
    <path d="M520 1180 L1180 1180 L1420 1600 H640Z" fill="#c9b98f" opacity=".28"/>
    <path d="M820 1180 h30 L1010 1600 h-60Z" fill="#1a373c" opacity=".6"/>
    <path d="M1120 1180 C1110 1060 1080 960 1090 900 h120 C1220 960 1190 1060 1180 1180Z" fill="${CLAY}"/>
    <path d="M1150 900 C1130 760 1210 690 1250 610 M1150 900 C1150 790 1080 730 1060 650" stroke="#8aa39a" stroke-width="10" fill="none"/>
    <ellipse cx="1262" cy="590" rx="34" ry="62" fill="#8aa39a" transform="rotate(24 1262 590)"/>
    <ellipse cx="1050" cy="628" rx="30" ry="56" fill="#6d8c86" transform="rotate(-22 1050 628)"/>`,
};

const sea: Scene = {
  name: 'sea',
  width: 1800,
  height: 1000,
  shapes: `
    <rect width="1800" height="1000" fill="url(#dusk)"/>
    <circle cx="620" cy="520" r="150" fill="${LIGHT}"/>
    <rect y="560" width="1800" height="440" fill="${PETROL}"/>
    ${Array.from({ length: 11 }, (_, wave) => `<rect x="${560 - wave * 22}" y="${575 + wave * 34}" width="${120 + wave * 44}" height="${7 + wave}" rx="6" fill="#e9cfa6" opacity="${0.75 - wave * 0.05}"/>`).join('')}
    <path d="M1240 640 L1240 300 L1460 640Z" fill="${LIGHT}"/>
    <path d="M1226 640 L1226 360 L1100 640Z" fill="#dccfb9"/>
    <path d="M1060 656 H1500 L1440 716 H1130Z" fill="${CLAY}"/>
    <path d="M0 1000 V860 C300 830 640 900 1000 872 S1600 850 1800 880 V1000Z" fill="${DEEP}"/>
    <defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#d8b692"/><stop offset=".62" stop-color="#efdcc0"/></linearGradient></defs>`,
};

const jar: Scene = {
  name: 'jar',
  width: 1200,
  height: 1600,
  shapes: `
    <rect width="1200" height="1600" fill="${MIST}"/>
    <rect y="1120" width="1200" height="480" fill="#7f9a98"/>
    <path d="M780 1220 L1200 1300 V1460 L860 1330Z" fill="#5f7c7b"/>
    <rect x="400" y="470" width="400" height="90" rx="16" fill="${DEEP}"/>
    <path d="M420 560 H780 C860 640 880 700 880 780 V1220 C880 1290 840 1320 780 1320 H420 C360 1320 320 1290 320 1220 V780 C320 700 340 640 420 560Z" fill="${LIGHT}"/>
    <path d="M640 560 H780 C860 640 880 700 880 780 V1220 C880 1290 840 1320 780 1320 H660 C730 1100 730 760 640 560Z" fill="#dccfb9"/>
    <rect x="320" y="830" width="560" height="270" fill="${CLAY}"/>
    <rect x="690" y="830" width="190" height="270" fill="#a9653f"/>
    <circle cx="520" cy="965" r="72" fill="${LIGHT}"/>`,
};

const field: Scene = {
  name: 'field',
  width: 1800,
  height: 1200,
  shapes: `
    <rect width="1800" height="1200" fill="#e6dcc6"/>
    <path d="M0 560 H1800 V1200 H0Z" fill="#c9a75f"/>
    ${Array.from({ length: 13 }, (_, row) => `<path d="M900 560 L${-900 + row * 300} 1200 h150Z" fill="#b48d45" opacity=".75"/>`).join('')}
    <path d="M0 560 C380 500 700 540 1000 520 S1560 500 1800 540 V580 H0Z" fill="#6d8c86"/>
    <rect x="1290" y="330" width="26" height="240" fill="${DEEP}"/>
    <circle cx="1302" cy="300" r="150" fill="${PETROL}"/>
    <path d="M1302 150 a150 150 0 0 1 0 300 a230 230 0 0 0 0 -300Z" fill="${DEEP}"/>
    <circle cx="420" cy="240" r="92" fill="${LIGHT}"/>`,
};

const arches: Scene = {
  name: 'arches',
  width: 1200,
  height: 1600,
  shapes: `
    <rect width="1200" height="1600" fill="${SAND}"/>
    <path d="M140 1600 V700 a300 300 0 0 1 600 0 V1600Z" fill="#b99a72"/>
    <path d="M260 1600 V760 a220 220 0 0 1 440 0 V1600Z" fill="${CLAY}"/>
    <path d="M380 1600 V820 a140 140 0 0 1 280 0 V1600Z" fill="#8d5232"/>
    <path d="M900 1600 V880 a180 180 0 0 1 300 -134 V1600Z" fill="#b99a72"/>
    <path d="M0 1600 L700 1180 H1200 V1600Z" fill="${LIGHT}" opacity=".55"/>
    <circle cx="930" cy="330" r="120" fill="${LIGHT}"/>`,
};

const night: Scene = {
  name: 'night',
  width: 1600,
  height: 900,
  shapes: `
    <rect width="1600" height="900" fill="#16343b"/>
    <circle cx="1180" cy="250" r="120" fill="${LIGHT}"/>
    <circle cx="1230" cy="226" r="104" fill="#16343b"/>
    ${Array.from({ length: 26 }, (_, star) => `<circle cx="${(star * 397) % 1600}" cy="${(star * 173) % 420}" r="${2 + (star % 3)}" fill="${LIGHT}" opacity=".8"/>`).join('')}
    <path d="M0 640 L260 430 L470 600 L760 360 L1060 610 L1280 480 L1600 660 V900 H0Z" fill="#2a5660"/>
    <path d="M0 760 L340 600 L700 740 L1010 610 L1330 750 L1600 680 V900 H0Z" fill="${DEEP}"/>
    <rect x="690" y="700" width="120" height="86" fill="#0f2a30"/>
    <path d="M670 704 L750 640 L830 704Z" fill="#0f2a30"/>
    <rect x="738" y="730" width="26" height="30" fill="#e0a441"/>`,
};

const cup: Scene = {
  name: 'cup',
  width: 1500,
  height: 1200,
  shapes: `
    <rect width="1500" height="1200" fill="#d9c7a8"/>
    <circle cx="750" cy="610" r="470" fill="#c7b28e"/>
    <circle cx="740" cy="590" r="450" fill="${LIGHT}"/>
    <circle cx="740" cy="590" r="330" fill="#e6ddcc"/>
    <circle cx="730" cy="575" r="240" fill="${PETROL}"/>
    <circle cx="730" cy="575" r="206" fill="#6b3f28"/>
    <path d="M560 500 a206 206 0 0 1 300 -80 a260 260 0 0 0 -300 80Z" fill="#8d5a3c"/>
    <rect x="940" y="520" width="150" height="110" rx="54" fill="${PETROL}"/>
    <rect x="968" y="548" width="96" height="54" rx="27" fill="#e6ddcc"/>
    <rect x="1250" y="250" width="34" height="640" rx="17" fill="${DEEP}"/>
    <ellipse cx="1267" cy="230" rx="62" ry="100" fill="${DEEP}"/>`,
};

const GRAIN = `
  <filter id="grain" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/>
    <feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 0 0 0 -.34"/>
  </filter>`;

for (const { name, width, height, shapes } of [
  hills,
  bowl,
  stairs,
  window,
  sea,
  jar,
  field,
  arches,
  night,
  cup,
]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${GRAIN}${shapes}
    <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".16"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  await writeFile(join(import.meta.dirname, 'pictures', `${name}.jpg`), bytes);
  console.log(`${name}.jpg ${Math.round(bytes.length / 1024)} KB`);
}
