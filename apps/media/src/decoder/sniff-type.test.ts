import { describe, expect, it } from 'vitest';
import { sniffType } from './sniff-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the type of a file', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n\0\0', 'text/html', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/png', 'image/jpeg'],
    ['GIF89a<script>alert(1)</script>', 'text/html', 'image/gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'image/png', 'image/webp'],
    ['RIFF\0\0\0\0WAVEfmt ', 'image/webp', 'audio/wav'],
    ['\0\0\0\x1cftypavif\0\0\0\0', 'image/png', 'image/avif'],
    ['\0\0\0\x18ftypmif1\0\0\0\0heicmif1', 'image/jpeg', 'image/heic'],
    ['\0\0\0\x18ftypisom\0\0\0\0isommp42', 'image/jpeg', 'video/mp4'],
    ['\0\0\0\x14ftypqt  \0\0\0\0', 'video/mp4', 'video/quicktime'],
    ['\x1aE\xdf\xa3....webm', 'video/webm', 'video/webm'],
    ['\x1aE\xdf\xa3....webm', 'image/png', 'video/x-matroska'],
    ['\xff\xfb\x90\x00', 'audio/mpeg', 'audio/mpeg'],
    ['%PDF-1.7\nPK\x03\x04', 'image/png', 'application/pdf'],
    ['PK\x03\x04', 'image/png', 'application/zip'],
    ['<!doctype html><title>x</title>', 'image/png', 'text/html'],
    ['  \n<script>alert(1)</script>', 'image/png', 'text/html'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'image/png', 'image/svg+xml'],
    ['<?xml version="1.0"?><!-- c --><svg >', 'text/plain', 'image/svg+xml'],
    ['<?xml version="1.0"?><feed/>', 'application/json', 'application/xml'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]>\n<!-- c --><svg:svg>', 'image/png', 'image/svg+xml'],
    ['<!doctype html><svg></svg>', 'image/svg+xml', 'text/html'],
    ['<p><svg></svg>', 'image/svg+xml', 'text/html'],
    ['\xff\xfe<\0s\0c\0r\0i\0p\0t\0>\0', 'image/png', 'text/html'],
    ['#EXTM3U\nfile:///etc/passwd', 'video/mp4', 'text/plain'],
    ['{"inputPath":"gol.jpg"}', 'application/json', 'application/json'],
    ['olá', 'text/html', 'text/plain'],
    ['a,b\n1,2', 'text/csv; charset=utf-8', 'text/csv'],
    ['\0\x01\x02', 'image/png', 'application/octet-stream'],
    ['\0\x01\x02', 'text/html', 'application/octet-stream'],
    ['\0\x01\x02', 'application/vnd.ms-excel', 'application/vnd.ms-excel'],
    ['', 'text/plain', 'text/plain'],
    ['', 'text/html', 'application/octet-stream'],
  ])('%j declared %s is %s', (content, declared, type) => {
    expect(sniffType(bytes(content), declared)).toBe(type);
  });
});
