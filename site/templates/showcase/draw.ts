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

const GRAIN = `
  <filter id="grain" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/>
    <feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 0 0 0 -.34"/>
  </filter>`;

for (const { name, width, height, shapes } of [hills, bowl, stairs, window]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${GRAIN}${shapes}
    <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".16"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  await writeFile(join(import.meta.dirname, 'pictures', `${name}.jpg`), bytes);
  console.log(`${name}.jpg ${Math.round(bytes.length / 1024)} KB`);
}
